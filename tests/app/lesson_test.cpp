// SPDX-License-Identifier: GPL-3.0-or-later
// Guided games, played by tapping nothing but what they light; left, gone on with, and left behind by a program that is killed.
#include "rulesets/registry.h"
#include "tests/app/window.h"
#include "tests/suite.h"

#include <QTemporaryDir>

namespace lesson_test {

using namespace optio;
using namespace optio::test;

namespace {

QQuickItem *guideOf(const Running &running) { return running.window()->findChild<QQuickItem *>(QStringLiteral("lessonGuide")); }

QQuickItem *litOf(const Running &running) { return guideOf(running)->property("target").value<QQuickItem *>(); }

/// Taps what is lit until the step is another one, or the tablet shows what leads there. Says why it does not come to that.
QString doStep(const Running &running)
{
    LessonModel &lesson = *running.app().lesson();
    const int step = lesson.step();
    for (int tries = 0; tries < 4 && lesson.isOn() && lesson.step() == step; ++tries) {
        if (!QTest::qWaitFor([&] { return litOf(running) != nullptr || lesson.step() != step; }, 8000)) {
            running.picture(QStringLiteral("lesson-unlit-%1-%2-%3")
                                .arg(lesson.title().simplified().replace(u' ', u'-'))
                                .arg(step)
                                .arg(running.window()->width()));
            return QStringLiteral("nothing is lit: %1").arg(lesson.points().join(u'|'));
        }
        running.settle();
        QTest::qWait(120); // the light follows what moves
        QQuickItem *lit = litOf(running);
        if (lesson.step() != step)
            break;
        const QRectF hole = guideOf(running)->property("hole").toRectF();
        const QQuickItem *card = running.named(QStringLiteral("lessonCard"));
        if (card != nullptr && hole.intersects(QRectF(card->x(), card->y(), card->width(), card->height())) &&
            guideOf(running)->property("place").toString() != QLatin1String("over"))
            return QStringLiteral("the card covers what is lit");
        running.picture(QStringLiteral("lesson-%1-%2-%3")
                            .arg(lesson.title().simplified().replace(u' ', u'-'))
                            .arg(step)
                            .arg(running.window()->width()));
        QTest::mouseClick(running.window(), Qt::LeftButton, Qt::NoModifier, hole.center().toPoint());
        static_cast<void>(QTest::qWaitFor([&] { return lesson.step() != step || litOf(running) != lit; }, 3000));
    }
    return lesson.step() == step ? QStringLiteral("a tap on %1 leads nowhere").arg(lesson.points().join(u'|')) : QString();
}

} // namespace

class LessonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(QLatin1Char('\n')))); }

    void everyLessonToItsEnd_data()
    {
        QTest::addColumn<QString>("ruleset");
        QTest::addColumn<QString>("id");
        QTest::addColumn<QSize>("size");
        const Registry registry(rulesets());
        for (const auto &ruleset : registry.all())
            for (const Lesson &lesson : ruleset->lessons())
                for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(412, 915)})
                    QTest::addRow("%s/%s %d", ruleset->id().c_str(), lesson.id.c_str(), size.width())
                        << QString::fromStdString(ruleset->id()) << QString::fromStdString(lesson.id) << size;
    }
    void everyLessonToItsEnd()
    {
        QFETCH(QString, ruleset);
        QFETCH(QString, id);
        QFETCH(QSize, size);
        QTemporaryDir data;
        const Running running(data.path());
        running.app().prefs()->setReducedMotion(true);
        running.app().prefs()->setDice(QStringLiteral("typed")); // the lesson rolls all the same
        running.resize(size);
        LessonModel &lesson = *running.app().lesson();
        QVERIFY(lesson.start(ruleset, id));
        running.eval(QStringLiteral("show('GamePage', {})"));
        running.settle();
        while (lesson.step() < lesson.steps()) {
            const QString fault = doStep(running);
            QVERIFY2(fault.isEmpty(), qPrintable(QStringLiteral("step %1: %2").arg(lesson.step()).arg(fault)));
        }
        running.settle();
        running.picture(
            QStringLiteral("lesson-%1-%2-%3").arg(lesson.title().simplified().replace(u' ', u'-')).arg(lesson.step()).arg(size.width()));
        QVERIFY(running.click(QStringLiteral("lessonLeave")));
        QTRY_VERIFY(!lesson.isOn());
        QTRY_VERIFY(running.named(QStringLiteral("homePage")));
        QCOMPARE(running.app().games()->total(), 0);
        QVERIFY(lesson.lessons().constFirst().isValid());
        for (const QVariant &one : lesson.lessons())
            if (one.toMap()["ruleset"] == ruleset && one.toMap()["id"] == id)
                QVERIFY(one.toMap()["done"].toBool());
    }

    /// Left in the middle by a kill, gone on with to the end; a tap beside what is lit does nothing, and Back and forth again neither.
    void goneOnWith_data()
    {
        QTest::addColumn<QString>("ruleset");
        QTest::addColumn<QString>("id");
        const Registry registry(rulesets());
        for (const auto &ruleset : registry.all())
            for (const Lesson &lesson : ruleset->lessons())
                QTest::addRow("%s/%s", ruleset->id().c_str(), lesson.id.c_str())
                    << QString::fromStdString(ruleset->id()) << QString::fromStdString(lesson.id);
    }
    void goneOnWith()
    {
        QFETCH(QString, ruleset);
        QFETCH(QString, id);
        QTemporaryDir data, copy;
        int reached = 0;
        const auto begin = [&](const Running &running) {
            running.app().prefs()->setReducedMotion(true);
            running.resize({1280, 800});
            QVERIFY(running.app().lesson()->start(ruleset, id));
            running.eval(QStringLiteral("show('GamePage', {})"));
            running.settle();
        };
        const auto forward = [](const Running &running, int step) {
            while (running.app().lesson()->step() < step) {
                const QString fault = doStep(running);
                QVERIFY2(fault.isEmpty(), qPrintable(QStringLiteral("step %1: %2").arg(running.app().lesson()->step()).arg(fault)));
            }
        };
        {
            const Running running(data.path());
            begin(running);
            LessonModel &lesson = *running.app().lesson();
            const int middle = (lesson.steps() + 1) / 2;
            forward(running, middle);
            QVERIFY(QTest::qWaitFor([&] { return litOf(running) != nullptr; }, 8000));
            running.settle();
            const QRectF hole = guideOf(running)->property("hole").toRectF();
            const QQuickItem *card = running.named(QStringLiteral("lessonCard"));
            const QRectF words(card->x(), card->y(), card->width(), card->height());
            const std::size_t entries = running.app().game()->game().standing().size();
            for (const QPointF at : {QPointF(60, 140), QPointF(640, 300), QPointF(640, 560), QPointF(1200, 760), QPointF(1200, 200)})
                if (!hole.adjusted(-4, -4, 4, 4).contains(at) && !words.contains(at))
                    QTest::mouseClick(running.window(), Qt::LeftButton, Qt::NoModifier, at.toPoint());
            QTest::qWait(150);
            QCOMPARE(lesson.step(), middle);
            QCOMPARE(running.app().game()->game().standing().size(), entries);
            QVERIFY(running.click(QStringLiteral("lessonBack")));
            QVERIFY(lesson.step() < middle);
            forward(running, middle);
            for (const QVariant &one : lesson.lessons())
                if (one.toMap()["id"] == id && one.toMap()["ruleset"] == ruleset)
                    reached = one.toMap()["reached"].toInt();
            std::filesystem::copy(data.path().toStdString(), copy.path().toStdString(), std::filesystem::copy_options::recursive);
        }
        const Running running(copy.path());
        QCOMPARE(running.app().games()->total(), 0);
        begin(running);
        QCOMPARE(running.app().lesson()->step(), reached + 1);
        forward(running, running.app().lesson()->steps());
    }

    /// From the first start to one's first own ruling, counted: the lesson's taps, and those of a game of one's own.
    void firstStart()
    {
        QTemporaryDir data;
        const Running running(data.path());
        running.app().prefs()->setReducedMotion(true);
        running.resize({412, 915});
        running.settle();
        running.picture(QStringLiteral("first-start-412"));
        running.resize({1280, 800});
        running.settle();
        running.picture(QStringLiteral("first-start-1280"));
        QVERIFY(running.click(QStringLiteral("tryButton")));
        QVERIFY(running.app().lesson()->isOn());
        QVERIFY(running.awaited(QStringLiteral("gamePage")));
        running.eval(QStringLiteral("leaveLesson()"));
        QVERIFY(running.awaited(QStringLiteral("homePage")));
        QVERIFY(running.click(QStringLiteral("lessonsButton")));
        QVERIFY(running.awaited(QStringLiteral("lessonsPage")));
        running.settle();
        running.picture(QStringLiteral("lessons-1280"));
        QVERIFY(running.click(QStringLiteral("lesson_dba_first-ruling")));
        QVERIFY(running.app().lesson()->isOn());
        running.eval(QStringLiteral("leaveLesson()"));
        QVERIFY(running.click(QStringLiteral("playButton")));
        QVERIFY(running.awaited(QStringLiteral("boardPage")));
    }

    /// Nothing but what is lit answers.
    void theRestIsSilent()
    {
        QTemporaryDir data;
        const Running running(data.path());
        running.app().prefs()->setReducedMotion(true);
        running.resize({1280, 800});
        QVERIFY(running.app().lesson()->start(QStringLiteral("dbm"), QStringLiteral("first-ruling")));
        running.eval(QStringLiteral("show('GamePage', {})"));
        QTRY_VERIFY(litOf(running) != nullptr);
        running.settle();
        for (const char *other : {"unit_b1.2", "nextButton", "journalButton", "unit_a1.1"}) {
            QQuickItem *item = running.named(QString::fromLatin1(other));
            QVERIFY2(item != nullptr, other);
            QTest::mouseClick(running.window(), Qt::LeftButton, Qt::NoModifier, Running::middle(item));
            QTest::qWait(50);
        }
        QVERIFY(running.app().game()->picked().isEmpty());
        QVERIFY(!running.app().resolver()->isOpen());
        QCOMPARE(running.app().lesson()->step(), 1);
        QTest::keyClick(running.window(), Qt::Key_Escape);
        QTRY_VERIFY(!running.app().lesson()->isOn());
        QCOMPARE(running.app().games()->total(), 0);
    }

    /// Back from each step and forward again; left in each, and gone on with by the program started anew, after a kill as well.
    void backAndAway_data()
    {
        QTest::addColumn<int>("upTo");
        const Registry registry(rulesets());
        for (int upTo = 1; upTo < static_cast<int>(registry.at("dbm").lessons().at(0).steps.size()); ++upTo)
            QTest::addRow("after step %d", upTo) << upTo;
    }
    void backAndAway()
    {
        QFETCH(int, upTo);
        QTemporaryDir data, copy;
        int reached = 0;
        {
            const Running running(data.path());
            running.app().prefs()->setReducedMotion(true);
            running.resize({1280, 800});
            LessonModel &lesson = *running.app().lesson();
            QVERIFY(lesson.start(QStringLiteral("dbm"), QStringLiteral("first-ruling")));
            running.eval(QStringLiteral("show('GamePage', {})"));
            running.settle();
            const auto forward = [&](int step) {
                while (lesson.step() < step) {
                    const QString fault = doStep(running);
                    QVERIFY2(fault.isEmpty(), qPrintable(QStringLiteral("step %1: %2").arg(lesson.step()).arg(fault)));
                }
            };
            forward(upTo + 1);
            running.settle();
            QTest::qWait(250); // the card comes to rest
            QVERIFY(running.click(QStringLiteral("lessonBack")));
            QVERIFY(lesson.step() <= upTo);
            running.settle();
            forward(upTo + 1);
            for (const QVariant &one : lesson.lessons())
                if (one.toMap()["id"] == QLatin1String("first-ruling") && one.toMap()["ruleset"] == QLatin1String("dbm"))
                    reached = one.toMap()["reached"].toInt();
            std::filesystem::copy(data.path().toStdString(), copy.path().toStdString(), std::filesystem::copy_options::recursive);
            lesson.leave();
        }
        for (const QTemporaryDir *folder : {&data, &copy}) { // left, and as a kill would have left it
            const Running running(folder->path());
            QCOMPARE(running.app().games()->total(), 0);
            QVERIFY(running.app().lesson()->start(QStringLiteral("dbm"), QStringLiteral("first-ruling")));
            QCOMPARE(running.app().lesson()->step(), reached + 1);
        }
    }
};

OPTIO_TEST(LessonTest)

} // namespace lesson_test

#include "lesson_test.moc"
